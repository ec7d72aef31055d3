import type { UnitSystem } from "@creel/domain/accounts/user";
import { useControl, useMap } from "@vis.gl/react-maplibre";
import type { ControlPosition, ScaleControl } from "maplibre-gl";
import { useEffect } from "react";

const WIDTH_PX = 110;

interface MapScaleProps {
  unit: UnitSystem;
  position: ControlPosition;
}

/**
 * MapLibre's own changes with each frame of a drag, as a degree is shorter further north: each time it is laid out and
 * painted again, a quarter of the frame. This one follows each zoom, and a drag once that ends.
 */
export function MapScale({ unit, position }: MapScaleProps) {
  const control = useControl<ScaleControl>(
    ({ mapLib }) => new mapLib.ScaleControl({ unit, maxWidth: WIDTH_PX }),
    { position },
  );
  const map = useMap().current;
  useEffect(() => {
    const { _onMove: update } = control;
    map?.off("move", update);
    map?.on("zoom", update);
    map?.on("moveend", update);
    return () => {
      map?.off("zoom", update);
      map?.off("moveend", update);
    };
  }, [map, control]);
  useEffect(() => control.setUnit(unit), [control, unit]);
  return null;
}
