import "./not-found-page.css";
import { useAuth } from "../auth/auth.tsx";
import { LinkButton } from "../ui/button.tsx";
import { ChartDrawing } from "../ui/chart-drawing.tsx";

export function NotFoundPage() {
  const { user } = useAuth();
  return (
    <div className="page">
      <title>No such page · Creel</title>
      <meta name="robots" content="noindex" />
      <div className="lost">
        <div className="lost-words">
          <h1>No such page</h1>
          <p className="muted">
            It may have moved, or the link lost a letter.
            {user && " Your log is where you left it."}
          </p>
          {user ? (
            <LinkButton to="/dashboard" look="deep">
              To the dashboard
            </LinkButton>
          ) : (
            <LinkButton to="/" look="deep">
              To the home page
            </LinkButton>
          )}
        </div>
        <ChartDrawing of="course" className="lost-art" />
      </div>
    </div>
  );
}
