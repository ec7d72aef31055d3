import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from "kysely";

/**
 * Columns are air_temperature_f in the database and airTemperatureF here. All rows of a result have the same columns,
 * so that each name is changed once and not in every row, and stored JSON keeps the names it was written with.
 */
export class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {});
    const names = columns.map((column) => [column, this.camelCase(column)] as const);
    if (names.every(([column, name]) => column === name)) return result;
    const rename = (row: UnknownRow) => {
      const renamed: UnknownRow = {};
      for (const [column, name] of names) renamed[name] = row[column];
      return renamed;
    };
    return { ...result, rows: result.rows.map(rename) };
  }
}
