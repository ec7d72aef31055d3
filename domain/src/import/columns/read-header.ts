import { isDetailName, isMeasureName, type MeasureName } from "../../details/details.ts";
import { nameKey } from "../../text/fold.ts";
import { FATE_HEADERS } from "../custom-fields/known-meanings.ts";
import { type UnitName, unitNamed } from "../measures/measure-units.ts";
import { type ColumnTarget, IMPORT_FIELDS, type ImportField } from "./column-targets.ts";

export interface ReadHeader {
  field: ImportField;
  unit: UnitName | null;
}

/**
 * Returns every field that a header may name, with the unit in the header: "Length (cm)", "Weightlb",
 * "air_temperature_f".
 */
export function readHeader(header: string): ReadHeader[] {
  const key = nameKey(header);
  if (key === "") return [];
  const exact = IMPORT_FIELDS.filter((field) => namesOf(field).includes(key));
  if (exact.length > 0) return exact.map((field) => ({ field, unit: null }));
  const withUnit = MEASURES.flatMap((field) => {
    const unit = unitBehind(header, field);
    return unit === null ? [] : [{ field, unit }];
  });
  return withUnit.length > 0 ? withUnit : withoutBrackets(header);
}

/** Ignores text in brackets, as in "Datum (dd-mm-jjjj)" and "Lat (EPSG: 4326)". */
function withoutBrackets(header: string): ReadHeader[] {
  const key = nameKey(header.replaceAll(/[([{].*$/g, ""));
  return IMPORT_FIELDS.filter((field) => namesOf(field).includes(key)).map((field) => ({
    field,
    unit: null,
  }));
}

/** Returns the unit in the header of a measure, even if the angler assigned the column to that measure. */
export function unitInHeader(header: string, target: ColumnTarget): UnitName | null {
  return isMeasureTarget(target) ? unitBehind(header, target) : null;
}

export function isMeasureTarget(target: ColumnTarget): target is MeasureName {
  return isDetailName(target) && isMeasureName(target);
}

const MEASURES: readonly MeasureName[] = IMPORT_FIELDS.filter(isMeasureTarget);

function unitBehind(header: string, measure: MeasureName): UnitName | null {
  const bracketed = /[([{]\s*([^)\]}]+?)\s*[)\]}]/.exec(header)?.[1];
  const inBrackets = bracketed === undefined ? null : unitNamed(measure, bracketed);
  const key = nameKey(bracketed === undefined ? header : header.replace(/[([{].*$/, ""));
  const names = namesOf(measure);
  if (inBrackets !== null) return names.includes(key) ? inBrackets : null;
  const starts = names
    .filter((name) => key.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  for (const name of starts) {
    const unit = unitNamed(measure, key.slice(name.length)) ?? unitNamed(measure, lastPart(header));
    if (unit !== null && isRest(key.slice(name.length))) return unit;
  }
  return null;
}

/** True for a unit and nothing more: "depth m", but not "depth of the lake m". */
function isRest(text: string): boolean {
  return text.length > 0 && text.length <= 10;
}

function lastPart(header: string): string {
  return (
    header
      .trim()
      .split(/[\s_:,-]+/)
      .at(-1) ?? ""
  );
}

const memoized = new Map<ImportField, readonly string[]>();

function namesOf(field: ImportField): readonly string[] {
  const known = memoized.get(field);
  if (known) return known;
  const names = [field, ...headerNames(field)].map(nameKey).filter((name) => name !== "");
  memoized.set(field, names);
  return names;
}

/**
 * Folded names of columns, in the languages of Creel and in the files of other apps. The first name of a detail is the
 * one that Creel writes itself. If a name belongs to two fields ("longitud" is a length and a longitude in Spanish),
 * the cells of the column decide.
 */
const HEADER_NAMES: Partial<Record<ImportField, string>> = {
  date: `
    date, caught at, caught on, catch date, date caught, datetime, date time, date and time, day,
    timestamp, datum, fangdatum, fangsdatum, fangstdatum, tag, fecha, fecha y hora, dia, data, data
    polowu, jour, paivamaara, pvm, paiva, observed on, event date, logged at, catch date time, dato,
    date de capture`,
  time: `
    time, time caught, catch time, caught time, clock, hour, uhrzeit, zeit, fangzeit, tid, klockan, kl,
    hora, tiempo, heure, tijd, tijdstip, godzina, czas, kellonaika, aika, event time, klokkeslett`,
  time_zone: `
    time zone, timezone, zeitzone, tidszon, zona horaria, fuseau horaire, tijdzone, strefa czasowa,
    aikavyohyke, fuso horario`,
  species: `
    species, fish, fish species, type of fish, fish type, kind, kind of fish, common name, scientific
    name, accepted name, fisch, fischart, art, fiskart, fisk, especie, pez, espece, poisson, vissoort,
    soort, vis, gatunek, ryba, gatunek ryby, laji, kala, kalalaji, peixe, species name`,
  latitude: `
    latitude, lat, breite, breitengrad, latitud, breedtegraad, szerokosc, szerokosc geograficzna,
    leveysaste, decimal latitude, private latitude, gps lat, gps latitude, y`,
  longitude: `
    longitude, lon, lng, long, lange, langengrad, longitud, lengtegraad, dlugosc geograficzna,
    pituusaste, decimal longitude, private longitude, gps lon, gps longitude, x`,
  position: `
    position, coordinates, coords, lat lon, lat long, lat lng, latlng, gps, gps coordinates, location
    gps, koordinaten, koordinater, coordenadas, coordonnees, coordinaten, wspolrzedne, koordinaatit`,
  water: `
    water, waterbody, water body, body of water, lake, river, gewasser, see, fluss, vatten, sjo,
    vattendrag, agua, lago, masa de agua, plan d eau, lac, lieu d eau, viswater, lowisko, jezioro,
    vesisto, jarvi, corpo de agua, vand, vann`,
  spot: `
    spot, fishing spot, location, place, swim, mark, stelle, platz, ort, angelplatz, plats, fiskeplats,
    lugar, lugar de pesca, sitio, lieu, endroit, poste, visstek, stek, plaats, miejsce, stanowisko,
    paikka, locality, verbatim locality, local, sted`,
  quantity: `
    quantity, count, number of fish, qty, anzahl, stuckzahl, antal, cantidad, quantite, aantal, liczba,
    ilosc, maara, lukumaara, quantidade, individual count, fish count, number, number caught, no of fish,
    how many, fish caught, total fish, total caught, numbers, organism quantity`,
  fate: FATE_HEADERS,
  length: `
    length, len, size, total length, fish length, lange, grosse, langd, longitud, largo, talla,
    longueur, taille, lengte, dlugosc, pituus, comprimento, lengde, laengde`,
  weight: "weight, wt, mass, fish weight, gewicht, vikt, peso, poids, waga, masa, paino, vekt, vaegt",
  depth: `
    depth, water depth, fishing depth, depth caught, tiefe, wassertiefe, djup, vattendjup, profundidad,
    profondeur, diepte, waterdiepte, glebokosc, syvyys, profundidade, dybde, profundidad del agua`,
  water_temperature: `
    water temp, water temperature, watertemp, temperature of water, wassertemperatur, wasser temp,
    vattentemperatur, vattentemp, temperatura del agua, temp agua, temperature de l eau, temp eau,
    watertemperatuur, temperatura wody, veden lampotila, temperatura da agua, vandtemperatur`,
  air_temperature: `
    air temp, air temperature, temperature, temp, airtemp, lufttemperatur, luft temp, temperatur,
    lufttemp, temperatura del aire, temperatura, temperature de l air, luchttemperatuur, temperatuur,
    temperatura powietrza, ilman lampotila, lampotila, temperatura do ar`,
  wind_speed: `
    wind speed, wind, windspeed, windgeschwindigkeit, vindstyrka, vindhastighet, vind, velocidad del
    viento, viento, vitesse du vent, vent, windsnelheid, predkosc wiatru, wiatr, tuulen nopeus, tuuli,
    velocidade do vento, vento, beaufort, windstarke, windkracht`,
  wind_direction: `
    wind direction, wind dir, windrichtung, vindriktning, direccion del viento, direction du vent,
    windrichting, kierunek wiatru, tuulen suunta, direcao do vento,
    direzione del vento, vindretning`,
  barometric_pressure: `
    barometric pressure, pressure, air pressure, barometer, atmospheric pressure, luftdruck, lufttryck,
    presion, presion atmosferica, pression, pression atmospherique, luchtdruk, cisnienie, ilmanpaine,
    pressao, lufttrykk`,
  pressure_trend: "pressure trend, barometer trend",
  weather_conditions: `
    weather, weather conditions, conditions, sky, sky conditions, wetter, vader, clima, tiempo,
    condiciones del cielo, meteo, temps, weer, pogoda, saa, vaer, vejr`,
  lunar_phase: `
    lunar phase, moon, moon phase, mond, mondphase, manfas, fase lunar, phase lunaire, lune, maanfase,
    faza ksiezyca, kuun vaihe`,
  lure_type: `
    lure type, lure, bait, lure bait, bait lure, fly, lure name, koder, bete, drag, agn, cebo, senuelo,
    leurre, appat, aas, kunstaas, przyneta, viehe, sieppi, syotti, isca, agn drag, baits, bait used`,
  notes: `
    notes, note, comment, comments, remarks, description, memo, notiz, notizen, bemerkung, bemerkungen,
    kommentar, anteckning, anteckningar, notas, comentarios, commentaire, commentaires, remarques,
    opmerking, opmerkingen, notatki, uwagi, muistiinpanot, huomautukset, observacoes`,
  photos: `
    photo, photos, picture, pictures, image, images, image url, foto, fotos, bild, bilder, zdjecie,
    kuva, kuvat`,
  id: "catch id, uuid",
};

/** A field that is not listed has its key as its name. */
export function headerNames(field: ImportField): string[] {
  return (HEADER_NAMES[field] ?? field.replaceAll("_", " ")).split(",").map((name) => name.trim());
}
