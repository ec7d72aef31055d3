import { AdminLayout } from "../admin-layout.tsx";

export function AdminUsersPage() {
  return <AdminLayout title="Users">{null}</AdminLayout>;
}
