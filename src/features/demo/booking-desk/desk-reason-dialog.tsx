import type { ComponentProps } from 'react';
import { DEMO_TEXT_MAX } from '#features/demo/bookings/demo-bookings.contract.ts';
import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { DemoReasonInput } from './booking-desk.contract.ts';

const REASON = {
  destructive: true,
  readers: 'It is sent by email.',
  maxLength: DEMO_TEXT_MAX,
  validate: (reason: string) => inputErrors(DemoReasonInput, { reason }),
  failed: 'Not done',
};

/** Cancels or declines with a reason that others get by mail. Give it a new `key` each time it opens. */
export function DeskReasonDialog(props: Omit<ComponentProps<typeof ReasonDialog>, keyof typeof REASON>) {
  return <ReasonDialog {...REASON} {...props} />;
}
