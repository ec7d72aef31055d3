/** The second spelling of a field, which clients may send: `lureType` for `lure_type`. */
const CATCH_ALIASES = {
  lure_type: "lureType",
  water_temperature: "waterTemperature",
  weather_conditions: "weatherConditions",
  air_temperature: "airTemperature",
  wind_speed: "windSpeed",
  wind_direction: "windDirection",
  barometric_pressure: "barometricPressure",
  pressure_trend: "pressureTrend",
  lunar_phase: "lunarPhase",
  time_zone: "timeZone",
} as const;

/** Both spellings of every field that has two, as a catch is sent. */
export function withAliases<Value>(fields: Record<string, Value>): Record<string, Value> {
  const sent = { ...fields };
  for (const [name, alias] of Object.entries(CATCH_ALIASES)) {
    const value = fields[name];
    if (value !== undefined) sent[alias] = value;
  }
  return sent;
}

/** The snake_case spelling alone; it wins where both were sent. */
export function withoutAliases(sent: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...sent };
  for (const [name, alias] of Object.entries(CATCH_ALIASES)) {
    if (fields[name] === undefined && alias in fields) fields[name] = fields[alias];
    delete fields[alias];
  }
  return fields;
}
