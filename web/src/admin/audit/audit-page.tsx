import { AdminLayout } from "../admin-layout.tsx";

export function AdminAuditPage() {
  return <AdminLayout title="Audit">{null}</AdminLayout>;
}
