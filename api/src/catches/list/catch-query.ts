import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";

import type { Schema } from "../../database/schema.ts";

export type CatchQuery = SelectQueryBuilder<Schema, "catches", object>;
export type CatchExpression = ExpressionBuilder<Schema, "catches">;
