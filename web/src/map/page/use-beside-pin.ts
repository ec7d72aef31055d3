import type { Coordinates } from "@creel/domain/places/coordinates";
import { type RefObject, useEffect, useRef } from "react";

import type { MapHandle, MapPixel } from "../view/map-types.ts";
import { placeBesidePin } from "./beside-pin.ts";

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
