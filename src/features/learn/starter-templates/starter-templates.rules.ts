import type { Paper, PaperBlock } from '#platform/contract/papers.ts';
import type { Sheet, Workbook } from '#platform/contract/workbooks.ts';
import { actionPlanSheets } from './action-plan.rules.ts';
import { annexureTwoBlocks } from './annexure-two.rules.ts';
import { assessmentTermsBlocks } from './assessment-terms.rules.ts';
import { baselineSurveySheets } from './baseline-survey.rules.ts';
import { budgetSheets } from './budget.rules.ts';
import { childProtectionBlocks } from './child-protection.rules.ts';
import { closingReportBlocks } from './closing-report.rules.ts';
import { csrOneChecklistSheets } from './csr-one-checklist.rules.ts';
import { csrPolicyBlocks } from './csr-policy.rules.ts';
import { dueDiligenceSheets } from './due-diligence.rules.ts';
import { LAW_CHECKED_ON } from './law-figures.data.ts';
import { type Law, lawOn } from './law-figures.rules.ts';
import { LAW_SOURCES } from './law-sources.data.ts';
import { logframeSheets } from './logframe.rules.ts';
import { mouBlocks } from './mou.rules.ts';
import { needsAssessmentBlocks } from './needs-assessment.rules.ts';
import { quarterlyReportBlocks } from './quarterly-report.rules.ts';
import { TEMPLATES, type TemplateKey } from './starter-templates.data.ts';
import { utilisationCertificateBlocks } from './utilisation-certificate.rules.ts';

/** The parts of each document, by the law of a day. */
const CONTENT: Record<
  TemplateKey,
  { blocks: (law: Law) => PaperBlock[]; isLandscape?: boolean } | { sheets: (law: Law) => Sheet[] }
> = {
  'mou-company-agency': { blocks: mouBlocks },
  'csr-policy': { blocks: csrPolicyBlocks },
  'annual-action-plan': { sheets: actionPlanSheets },
  'annexure-ii-board-report': { blocks: annexureTwoBlocks, isLandscape: true },
  'utilisation-certificate': { blocks: utilisationCertificateBlocks },
  'quarterly-progress-report': { blocks: quarterlyReportBlocks },
  'budget-by-head': { sheets: budgetSheets },
  'due-diligence-checklist': { sheets: dueDiligenceSheets },
  'needs-assessment': { blocks: needsAssessmentBlocks },
  'baseline-survey': { sheets: baselineSurveySheets },
  logframe: { sheets: logframeSheets },
  'impact-assessment-terms': { blocks: assessmentTermsBlocks },
  'csr-1-checklist': { sheets: csrOneChecklistSheets },
  'closing-report': { blocks: closingReportBlocks },
  'child-protection-policy': { blocks: childProtectionBlocks },
};

/** A template that is ready to be written as a file. */
export type MadeTemplate = { template: (typeof TEMPLATES)[number] } & (
  | { paper: Paper }
  | { workbook: Workbook }
);

/** Returns all templates with the figures of the law on a day `YYYY-MM-DD`. */
export function templatesOn(day: string): MadeTemplate[] {
  const law = lawOn(day);
  return TEMPLATES.map((template) => {
    const { key, title, subtitle, uses } = template;
    const sources = template.sources.map((source) => LAW_SOURCES[source]);
    const common = { title, subtitle, uses, sources, checkedOn: LAW_CHECKED_ON };
    const content = CONTENT[key];
    if ('sheets' in content) return { template, workbook: { ...common, sheets: content.sheets(law) } };
    return { template, paper: { ...common, blocks: content.blocks(law), isLandscape: content.isLandscape } };
  });
}
