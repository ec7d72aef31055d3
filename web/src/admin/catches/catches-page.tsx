import { AdminLayout } from "../admin-layout.tsx";

export function AdminCatchesPage() {
  return <AdminLayout title="Catches">{null}</AdminLayout>;
}
