import type { SourceKind } from "@creel/domain/import/source/source-parts";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<SourceKind, MessageDescriptor> = {
  table: msg`Table`,
  spreadsheet: msg`Spreadsheet`,
  anglers_log: msg`Anglers’ Log backup`,
  anglers_log_table: msg`Anglers’ Log CSV`,
  selfhostable_logbook: msg`Fishing Logbook`,
  open_fishing: msg`OpenFishing`,
  creel_archive: msg`Archive of a Creel`,
  creel_catches: msg`Catches of a Creel`,
  creel_outbox: msg`What waited in a Creel`,
  inaturalist: msg`iNaturalist`,
  darwin_core: msg`Darwin Core`,
  gpx: msg`GPX`,
  kml: msg`KML`,
  geojson: msg`GeoJSON`,
  photos: msg`Photos`,
};

export function kindName(kind: SourceKind): string {
  return i18n._(NAMES[kind]);
}
