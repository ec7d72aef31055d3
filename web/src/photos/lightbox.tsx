import type { Photo } from "@creel/domain/photos/photo";
import { t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight, ExternalLink, X } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState, type ReactNode, useEffect } from "react";
import { Dialog, Modal, ModalOverlay, Heading } from "react-aria-components";

import { Icon } from "../ui/art/icon.tsx";
import { IconButton, IconLink } from "../ui/controls/button.tsx";
import { useCover } from "../ui/overlays/cover.ts";
import { classNames } from "../ui/styles/class-names.ts";
import { PhotoImage } from "./photo-image.tsx";
import { useShownPhoto } from "./use-shown-photo.ts";

import * as styles from "./lightbox.module.css";

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
  const count = photos.length;
  const [number, last] = [index + 1, count - 1];

  function go(to: number): void {
    track.current?.children[to]?.scrollIntoView({ behavior: scrollBehavior(), inline: "start" });
  }

  useCover();
  useStartAt(track, start);
  useLightboxKeys({ ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }, go);

  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.scrim}>
      <Modal className={styles.frame}>
        <Dialog className={styles.root}>
          <LightboxHead subject={subject} photo={photos[index]} onClose={onClose}>
            {t`Photo ${number} of ${count}`}
          </LightboxHead>
          <ul
            className={styles.track}
            ref={track}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
            tabIndex={0}
            aria-label={t`Photos`}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth))))
            }
          >
            {photos.map((photo, place) => (
              <li key={photo.id} aria-hidden={place !== index}>
                <PhotoImage
                  photo={photo}
                  alt={describePhoto(subject, place + 1, count)}
                  sizes="100vw"
                  onFail={() => onFail(photo)}
                  isWhole
                  isNext={Math.abs(place - index) <= 1}
                />
              </li>
            ))}
          </ul>
          {index > 0 && <Step label={t`Previous photo`} side="back" onPress={() => go(index - 1)} />}
          {index < last && <Step label={t`Next photo`} side="on" onPress={() => go(index + 1)} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function describePhoto(subject: string, number: number, count: number): string {
  return t`${subject}, photo ${number} of ${count}`;
}

function Step({ label, side, onPress }: { label: string; side: "back" | "on"; onPress: () => void }) {
  return (
    <IconButton
      label={label}
      className={classNames(styles.button, styles.step, side === "back" ? styles.back : styles.on)}
      onPress={onPress}
    >
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

function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

interface LightboxHeadProps {
  subject: string;
  /** `undefined` when the photo is gone. */
  photo: Photo | undefined;
  onClose: () => void;
  children: ReactNode;
}

function LightboxHead({ subject, photo, onClose, children }: LightboxHeadProps) {
  return (
    <div className={styles.head}>
      <Heading slot="title" className={styles.title}>
        {subject}
      </Heading>
      <p aria-live="polite">{children}</p>
      {photo && <OpenPhoto key={photo.id} photo={photo} />}
      <IconButton label={t`Close`} className={styles.button} onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

function OpenPhoto({ photo }: { photo: Photo }) {
  const { url } = useShownPhoto(photo);
  if (url === undefined) return null;
  return (
    <IconLink
      label={t`Open in a new tab`}
      className={styles.button}
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={ExternalLink} />
    </IconLink>
  );
}

/** Keys work wherever in the lightbox the focus is. */
function useLightboxKeys(targets: Record<string, number>, go: (to: number) => void): void {
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
