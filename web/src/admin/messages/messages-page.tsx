import { AdminLayout } from "../admin-layout.tsx";

export function AdminMessagesPage() {
  return <AdminLayout title="Messages">{null}</AdminLayout>;
}
