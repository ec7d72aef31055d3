import "../../ui/prose.css";

/** What an admin can do today is done with the admin command; the screens are to come. */
export function AdminPage() {
  return (
    <div className="page prose">
      <title>Admin Dashboard · Creel</title>
      <h1>Admin Dashboard</h1>
      <p>
        You are an admin of this Creel. Until its screens are here, accounts are looked after with the admin
        command, in the folder Creel was started from:
      </p>
      <ul>
        <li>
          <code>npm run admin -- list</code> says who is an admin.
        </li>
        <li>
          <code>npm run admin -- grant EMAIL</code> and <code>revoke EMAIL</code> make one, or an angler
          again.
        </li>
        <li>
          <code>npm run admin -- password EMAIL</code> gives somebody a new password.
        </li>
      </ul>
    </div>
  );
}
