import type { Coordinates } from "@creel/domain/places/coordinates";
import { type RefObject, useEffect, useRef } from "react";

import type { MapHandle, MapPixel } from "../view/map-types.ts";

interface Size {
  width: number;
  height: number;
}

/** px: half of a chosen pin's width, and its height, which ends in its point. */
const PIN = { half: 24, height: 58 };
const GAP = 12;
const MARGIN = 16;

/** px: what the controls take at the end of the map. */
const CONTROLS = 76;

/**
 * The upper left corner of a card at the side of a pin where there is room, its middle as high as the pin's, within
 * the map.
 *
 * @param pin its point, in px from the upper left corner of the map
 */
export function placeBesidePin(
  pin: { x: number; y: number },
  card: Size,
  map: Size,
): { left: number; top: number } {
  return {
    left: leftOf(pin, card, map),
    top: clamp(pin.y - (PIN.height + card.height) / 2, MARGIN, map.height - MARGIN - card.height),
  };
}

function leftOf(pin: { x: number }, card: Size, map: Size): number {
  const away = PIN.half + GAP;
  const end = map.width - CONTROLS - card.width;
  const [before, after] = [pin.x - away - card.width, pin.x + away];
  if (after <= end) return clamp(after, MARGIN, end);
  if (before >= MARGIN) return clamp(before, MARGIN, end);
  // Where it covers least of the pin.
  const covered = { atStart: MARGIN + card.width - pin.x, atEnd: pin.x - end };
  return clamp(covered.atStart < covered.atEnd ? MARGIN : end, MARGIN, end);
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}

/**
 * Keeps an element beside a place of the map while either changes, without rendering it again.
 *
 * @param place `null` where the style sheet says where it stands
 */
export function useBesidePin(map: RefObject<MapHandle | null>, place: Coordinates | null) {
  const ref = useRef<HTMLElement>(null);
  const { latitude, longitude } = place ?? { latitude: null, longitude: null };
  useEffect(() => {
    const element = ref.current;
    const handle = map.current;
    if (!element || !handle || latitude === null) return;
    let pin: MapPixel | null = null;
    const move = () => {
      if (pin) stand(element, pin);
    };
    const stop = handle.follow({ latitude, longitude }, (at) => {
      pin = at;
      move();
    });
    const sizes = new ResizeObserver(move);
    sizes.observe(element);
    return () => {
      stop();
      sizes.disconnect();
      element.style.inset = "";
    };
  }, [map, latitude, longitude]);
  return ref;
}

function stand(element: HTMLElement, pin: MapPixel): void {
  const stage = element.offsetParent;
  if (!stage) return;
  const { offsetWidth: width, offsetHeight: height } = element;
  const around = { width: stage.clientWidth, height: stage.clientHeight };
  const { left, top } = placeBesidePin(pin, { width, height }, around);
  element.style.inset = `${top}px auto auto ${left}px`;
}
