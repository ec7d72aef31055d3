import { ChevronDown, Layers } from "lucide-react";
import { Button, Dialog, DialogTrigger, Disclosure, DisclosurePanel, Popover } from "react-aria-components";

import type { FilterProps } from "../../catches/filters/filter-props.ts";
import { SpeciesLegend } from "../../catches/filters/species-legend.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";

/** What the colours mean; folded away on a phone. */
export function MapLegend(props: FilterProps) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <Disclosure className="map-legend" defaultExpanded>
        <h2>
          <Button slot="trigger" className="map-legend-head">
            Species
            <Icon of={ChevronDown} isSmall />
          </Button>
        </h2>
        <DisclosurePanel>
          <SpeciesLegend {...props} />
        </DisclosurePanel>
      </Disclosure>
    );
  }
  return (
    <div className="map-legend-button map-control-group">
      <DialogTrigger>
        <IconButton label="Species on the map">
          <Icon of={Layers} />
        </IconButton>
        <Popover className="popover" placement="left top">
          <Dialog aria-label="Species on the map">
            <SpeciesLegend {...props} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
