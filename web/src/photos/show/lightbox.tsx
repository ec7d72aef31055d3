import "./lightbox.css";
import type { Photo } from "@creel/domain/photos/photo";
import { ChevronLeft, ChevronRight, ExternalLink, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { useCover } from "../../ui/overlays/cover.ts";
import { PhotoImage } from "./photo-image.tsx";

interface LightboxProps {
  photos: readonly Photo[];
  subject: string;
  /** The index of the first photo. */
  start: number;
  onFail: (photo: Photo) => void;
  onClose: () => void;
}

export function Lightbox({ photos, subject, start, onFail, onClose }: LightboxProps) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const last = photos.length - 1;

  function go(to: number): void {
    track.current?.children[to]?.scrollIntoView({ behavior: scrollBehavior(), inline: "start" });
  }

  useCover();
  useStartAt(track, start);
  useKeys({ ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }, go);

  return (
    <ModalOverlay isOpen onOpenChange={onClose} className="lightbox-scrim">
      <Modal className="lightbox-frame">
        <Dialog className="lightbox">
          <Head subject={subject} photo={photos[index]} onClose={onClose}>
            Photo {index + 1} of {photos.length}
          </Head>
          <ul
            className="lightbox-track"
            ref={track}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
            tabIndex={0}
            aria-label="Photos"
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth))))
            }
          >
            {photos.map((photo, place) => (
              <li key={photo.id} aria-hidden={place !== index}>
                <PhotoImage
                  photo={photo}
                  alt={`${subject}, photo ${place + 1} of ${photos.length}`}
                  sizes="100vw"
                  onFail={() => onFail(photo)}
                  isWhole
                  isNext={Math.abs(place - index) <= 1}
                />
              </li>
            ))}
          </ul>
          {index > 0 && <Step label="Previous photo" side="back" onPress={() => go(index - 1)} />}
          {index < last && <Step label="Next photo" side="on" onPress={() => go(index + 1)} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface HeadProps extends Pick<LightboxProps, "subject" | "onClose"> {
  photo: Photo | undefined;
  children: ReactNode;
}

function Head({ subject, photo, onClose, children }: HeadProps) {
  return (
    <div className="lightbox-head">
      <Heading slot="title" className="lightbox-title">
        {subject}
      </Heading>
      <p aria-live="polite">{children}</p>
      {photo && (
        <a className="icon-button" href={photo.url} target="_blank" rel="noreferrer">
          <Icon of={ExternalLink} />
          <span className="visually-hidden">Open in a new tab</span>
        </a>
      )}
      <IconButton label="Close" onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

function Step({ label, side, onPress }: { label: string; side: "back" | "on"; onPress: () => void }) {
  return (
    <IconButton label={label} className={`lightbox-step lightbox-${side}`} onPress={onPress}>
      <Icon of={side === "back" ? ChevronLeft : ChevronRight} />
    </IconButton>
  );
}

/** Jumps to the chosen photo without an animation. */
function useStartAt(track: RefObject<HTMLUListElement | null>, start: number): void {
  useLayoutEffect(() => {
    track.current?.children[start]?.scrollIntoView({ behavior: "instant", inline: "start" });
  }, [track, start]);
}

/** Keys work wherever in the lightbox the focus is. */
function useKeys(targets: Record<string, number>, go: (to: number) => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const to = targets[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
