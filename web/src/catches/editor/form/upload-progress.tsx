import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

/** How much of the photos has gone out; at the end the server is at work on them. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const label = percent < 100 ? "Sending photos" : "Sent. Creel is saving them.";
  return (
    <div className="catch-form-upload">
      <span role="status">{label}</span>
      <ProgressBar percent={percent} label={label} />
    </div>
  );
}
