import { type DragEvent, useState } from "react";

/** What a dragged photo is called among what is dragged. */
export const DRAGGED_PHOTO = "application/x-creel-photo";

/** Takes a dragged photo, and says whether one is over it. */
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
