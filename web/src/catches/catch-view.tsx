import "./catch-view.css";
import type { Catch } from "@creel/domain/catches/catch";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { findSpecies } from "@creel/domain/species/species";
import { Map, Pencil, Trash2, X } from "lucide-react";
import { Heading } from "react-aria-components";

import { speciesColors } from "../species/species-colors.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Figure } from "../ui/figure.tsx";
import { Icon } from "../ui/icon.tsx";
import { Isobaths } from "../ui/isobaths.tsx";
import { CatchConditions } from "./catch-conditions.tsx";
import { Fact } from "./fact.tsx";
import { formatLong, formatNumber } from "./format.ts";
import { Hook, Waves } from "./icons.tsx";

interface CatchViewProps {
  caught: Catch;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onMap: () => void;
}

/** A catch to look at: its two largest figures, then everything that was noted. */
export function CatchView({ caught, onClose, onEdit, onDelete, onMap }: CatchViewProps) {
  return (
    <>
      <div className="catch-view">
        <Hero caught={caught} onClose={onClose} />
        <div className="catch-view-body">
          <div>
            <Heading slot="title" className="catch-view-title">
              {caught.species}
              <span className="visually-hidden"> Details</span>
            </Heading>
            <p className="muted">{formatLong(caught)}</p>
          </div>
          <dl className="catch-view-figures">
            <div>
              <dt>Weight</dt>
              <dd>
                <Figure value={caught.weight} unit="lb" size="huge" />
              </dd>
            </div>
            <div>
              <dt>Length</dt>
              <dd>
                <Figure value={caught.length} unit="in" size="huge" />
              </dd>
            </div>
          </dl>
          <div className="catch-view-panels">
            <CatchConditions caught={caught} />
            <Details caught={caught} />
          </div>
          <Place caught={caught} onMap={onMap} />
        </div>
      </div>
      <div className="dialog-foot catch-view-foot">
        <Button look="danger" className="dialog-foot-start" aria-label="Delete Catch" onPress={onDelete}>
          <Icon of={Trash2} isSmall />
          <span className="only-desk">Delete Catch</span>
        </Button>
        <Button className="only-desk" onPress={onClose}>
          Close
        </Button>
        <Button look="deep" onPress={onEdit}>
          <Icon of={Pencil} isSmall />
          Edit Catch
        </Button>
      </div>
    </>
  );
}

function Hero({ caught, onClose }: Pick<CatchViewProps, "caught" | "onClose">) {
  return (
    <div className="catch-hero" style={speciesColors(caught.species)}>
      <Isobaths drawing="plate" />
      <span className="catch-hero-initials" aria-hidden>
        {findSpecies(caught.species).initials}
      </span>
      {caught.lure_type && <span className="catch-hero-caption">{caught.lure_type}</span>}
      <IconButton label="Close" className="catch-hero-close" onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

function Details({ caught }: { caught: Catch }) {
  const isEmpty = caught.lure_type === null && caught.depth === null && caught.notes === null;
  return (
    <section>
      <h3>Details</h3>
      <dl>
        {caught.lure_type && (
          <Fact icon={<Hook />} name="Lure">
            {caught.lure_type}
          </Fact>
        )}
        {caught.depth !== null && (
          <Fact icon={<Waves />} name="Depth">
            {formatNumber(caught.depth)} ft
          </Fact>
        )}
      </dl>
      {caught.notes && <p className="catch-view-notes">{caught.notes}</p>}
      {isEmpty && <p className="hint">Nothing noted.</p>}
    </section>
  );
}

const VIEW_DECIMALS = 4;

function Place({ caught, onMap }: Pick<CatchViewProps, "caught" | "onMap">) {
  const { id, latitude, longitude } = caught;
  const hasPlace = latitude !== null && longitude !== null;
  return (
    <div className="catch-view-place">
      <div>
        {hasPlace && (
          <p className="small">
            <b>{formatCoordinates({ latitude, longitude }, VIEW_DECIMALS)}</b>
          </p>
        )}
        <p className="catch-view-id">Catch {id}</p>
      </div>
      {hasPlace && (
        <Button onPress={onMap}>
          <Icon of={Map} isSmall />
          Show on map
        </Button>
      )}
    </div>
  );
}
