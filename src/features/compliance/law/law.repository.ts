import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = columns('rule_id name value unit valid_from valid_to basis source url mark scenario');

/** Finds all rows of the law, of all days and of the Bills, in order. Admins make few. */
export const findLawRows = (db: Db) =>
  db
    .selectFrom('csr_law_rules')
    .select(COLUMNS)
    .orderBy('rule_id')
    .orderBy('valid_from')
    .orderBy('scenario')
    .execute();
