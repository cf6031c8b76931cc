import { schemaResolver, useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateGrievance } from './grievances.api.ts';
import { GrievanceInput, type GrievanceKind, GuestGrievanceInput } from './grievances.contract.ts';

const guestErrors = schemaResolver(GuestGrievanceInput, { sync: true });
const memberErrors = schemaResolver(GrievanceInput, { sync: true });

/** The receipt of a report or request that was stored. */
export interface Receipt {
  number: string;
  acknowledge_by: string;
  dispose_by: string;
}

interface Values {
  name: string;
  email: string;
  kind: GrievanceKind;
  ground: string;
  about: string;
  message: string;
}

/** Returns the fields to send: a member's name and address come from the account, and a request is about no page. */
function sentOf({ name, email, about, ...rest }: Values, isMember: boolean) {
  return {
    ...rest,
    about: rest.kind === 'content_report' ? about : '',
    ...(!isMember && { name, email }),
  };
}

/**
 * Form of a report of content or a privacy request.
 * @param about address of what is reported; empty if the person came without one.
 */
export function useGrievanceForm(
  { isMember, about, kind }: { isMember: boolean; about: string; kind: GrievanceKind },
  onSent: (receipt: Receipt) => void,
) {
  const errorsOf = isMember ? memberErrors : guestErrors;
  const form = useForm<Values>({
    initialValues: { name: '', email: '', kind, ground: '', about, message: '' },
    validate: (values) => errorsOf(sentOf(values, isMember)),
  });
  const create = useCreateGrievance();
  const submit = form.onSubmit(
    (values) =>
      create.mutate(sentOf(values, isMember), {
        onSuccess: onSent,
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          showToast({ title: 'Not sent', message: failureText(error, 'Please try again.'), tone: 'error' });
        },
      }),
    (errors) => focusFirstError(form, errors),
  );
  return { form, submit, isSending: create.isPending };
}
