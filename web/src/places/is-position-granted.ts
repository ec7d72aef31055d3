/** Whether the device says where it is without asking anybody; not every browser tells. */
export async function isPositionGranted(): Promise<boolean> {
  if (!("permissions" in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: "geolocation" });
  return state === "granted";
}
