import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './calculator.contract.ts';
import * as calculator from './calculator.service.ts';

export function calculatorRoutes(bind: Bind): void {
  bind(contract.assessCompany, (ctx, { body }) => calculator.assessCompany(ctx, body));
  bind(contract.assessCompanyPdf, (ctx, { body }, caller) =>
    calculator.assessCompanyPdf(ctx, body, caller.address),
  );
  bind(contract.assessAssessmentDuty, (ctx, { body }) => calculator.assessAssessmentDuty(ctx, body));
  bind(contract.assessPenalty, (ctx, { body }) => calculator.assessPenalty(ctx, body));
  bind(contract.assessOngoing, (ctx, { body }) => calculator.assessOngoing(ctx, body));
  bind(contract.assessSetOff, (ctx, { body }) => calculator.assessSetOff(ctx, body));
}
