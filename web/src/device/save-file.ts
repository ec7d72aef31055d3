/** Long enough for the browser to read the download, in milliseconds. */
const LIFE_OF_ADDRESS = 60_000;

/** Downloads a file that was made on this device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LIFE_OF_ADDRESS);
}
