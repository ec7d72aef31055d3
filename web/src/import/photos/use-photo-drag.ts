import { type DragEvent, useState } from "react";

/** The media type of a photo in the data of a drag. */
export const DRAGGED_PHOTO = "application/x-creel-photo";

/** Handles the drop of a photo. `isOver` is true while a photo is dragged over the element. */
export function usePhotoDrop(onPhoto: (photo: string) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED_PHOTO)) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const photo = event.dataTransfer.getData(DRAGGED_PHOTO);
        if (photo === "") return;
        event.preventDefault();
        onPhoto(photo);
      },
    },
  };
}
