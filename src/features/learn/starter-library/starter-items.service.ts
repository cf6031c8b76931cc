import { createHash } from 'node:crypto';
import {
  CSR_TABLES,
  type CsrTables,
  type DataReport,
} from '#features/learn/data-reports/csr-tables.rules.ts';
import { needReport } from '#features/learn/data-reports/need-report.rules.ts';
import { sectorReport } from '#features/learn/data-reports/sector-report.rules.ts';
import { stateReport } from '#features/learn/data-reports/state-report.rules.ts';
import type { publishPlatformResource } from '#features/learn/resources/platform-resources.service.ts';
import { type MadeTemplate, templatesOn } from '#features/learn/starter-templates/starter-templates.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { renderDocx, renderReportPdf, renderXlsx } from '#platform/server/threads/library-files.ts';

type ResourceDetails = Parameters<typeof publishPlatformResource>[1];
type ResourceFile = Parameters<typeof publishPlatformResource>[2];

/** An item of the starter library; its file is made only when it is needed. */
export interface StarterItem {
  details: ResourceDetails;
  /** Changes of a new version, for its readers. */
  note: string;
  file: Omit<ResourceFile, 'content' | 'fingerprint'>;
  /** Changes when anything changes that the file or its description says. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

const IMPRINT = { author: 'Dayitva', licence: 'CC BY 4.0' };

/** For whom threads render the files. */
const OWNER = 'starter library';

const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument.';

/** Raise it when the look of the files changes, so that those of earlier versions are made again. */
const LOOK = 1;

/**
 * Returns the items of the library, those that a visitor should see first at the beginning: data reports, templates with
 * the law at `ctx.now`, and the data of the reports.
 * @param tables for tests; the public figures of the product by default.
 */
export function starterItems(ctx: Pick<Context, 'now'>, tables: CsrTables = CSR_TABLES): StarterItem[] {
  const reports = [stateReport(tables), sectorReport(tables), needReport(tables)];
  return [
    ...reports.map(reportItem),
    ...templatesOn(dayInIndia(ctx.now)).map(templateItem),
    ...reports.map(dataItem),
  ];
}

function templateItem(made: MadeTemplate): StarterItem {
  const { key, title, description, category, audience, tags, sdg_goals } = made.template;
  const content = 'paper' in made ? made.paper : made.workbook;
  const isPaper = 'paper' in made;
  const details: ResourceDetails = {
    key,
    title,
    description,
    category,
    type: isPaper ? 'document' : 'spreadsheet',
    audience,
    tags: [...tags],
    sdg_goals: [...sdg_goals],
    sources: [...content.sources],
  };
  return {
    details,
    note: 'Law or wording brought up to date',
    file: {
      name: `${key}.${isPaper ? 'docx' : 'xlsx'}`,
      media_type: isPaper ? `${OFFICE_TYPE}wordprocessingml.document` : `${OFFICE_TYPE}spreadsheetml.sheet`,
    },
    fingerprint: markOf([details, content]),
    make: () =>
      'paper' in made ? renderDocx(OWNER, made.paper, IMPRINT) : renderXlsx(OWNER, made.workbook, IMPRINT),
  };
}

const DATA_NOTE = 'Made again from newer data';

const detailsOf = ({ tags, report }: DataReport) => ({
  category: 'Reports' as const,
  audience: 'All Levels' as const,
  tags: [...tags],
  sources: [...report.sources],
});

/** A report as PDF with pictures. */
function reportItem(made: DataReport): StarterItem {
  const { key, description, report } = made;
  const details: ResourceDetails = {
    ...detailsOf(made),
    key,
    title: report.title,
    description,
    type: 'document',
  };
  return {
    details,
    note: DATA_NOTE,
    file: { name: `${key}.pdf`, media_type: 'application/pdf' },
    fingerprint: markOf([details, report]),
    make: () => renderReportPdf(OWNER, report, IMPRINT),
  };
}

/** The figures of a report as CSV. */
function dataItem(made: DataReport): StarterItem {
  const { key, report, csv } = made;
  const details: ResourceDetails = {
    ...detailsOf(made),
    key: `${key}-csv`,
    title: `${report.title}: data (CSV)`,
    description: `The figures of the report “${report.title}” as a table for your own calculations. Money in crore rupees; an empty cell is not available in the source.`,
    type: 'spreadsheet',
  };
  return {
    details,
    note: DATA_NOTE,
    file: { name: `${key}.csv`, media_type: 'text/csv' },
    fingerprint: markOf([details, csv]),
    // A spreadsheet program reads UTF-8 as such only after this mark.
    make: async () => Buffer.from(`\uFEFF${csv}`),
  };
}

const markOf = (parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, IMPRINT, ...parts]))
    .digest('hex');
