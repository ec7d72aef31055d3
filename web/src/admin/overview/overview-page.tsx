import { AdminLayout } from "../admin-layout.tsx";

export function AdminOverviewPage() {
  return <AdminLayout title="Overview">{null}</AdminLayout>;
}
