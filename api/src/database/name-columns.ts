import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from "kysely";

/**
 * Converts air_temperature_f in the database to airTemperatureF in code. All rows of a result have the same columns, so
 * each name is converted once and not per row. Stored JSON keeps its names.
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
