import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { useSendCollaborationRequest } from './collaboration-requests.api.ts';
import { CollaborationRequestInput, GuestRequestInput } from './collaboration-requests.contract.ts';

const FALLBACK = 'Failed to submit request. Please try again.';

const TARGET = { target_profile_id: true, target_profile_name: true } as const;
const MemberForm = CollaborationRequestInput.omit({ ...TARGET, guest_name: true, guest_email: true });
const GuestForm = GuestRequestInput.omit(TARGET);

/** In screen order: the first field with an error takes the focus. Selects are null until a value is chosen. */
const EMPTY = {
  guest_name: '',
  guest_email: '',
  collaboration_objective: '',
  timeframe: null as string | null,
  budget_band: null as string | null,
  sdg_focus_areas: [] as string[],
  geographic_scope: [] as string[],
  attachment_url: '',
  additional_notes: '',
};

export type CollaborationRequestValues = typeof EMPTY;
export type CollaborationRequestForm = ReturnType<typeof useCollaborationRequestForm>['form'];

/** Returns the values to send; only a guest's include a name and an email. */
const sentValues = ({ guest_name, guest_email, ...values }: CollaborationRequestValues, isGuest: boolean) =>
  isGuest ? { guest_name, guest_email, ...values } : values;

const guestErrors = schemaResolver(GuestForm, { sync: true });
const memberErrors = schemaResolver(MemberForm, { sync: true });

/** Returns the contract's messages by field; none if the values can be sent. */
export const requestErrors = (values: CollaborationRequestValues, isGuest = false) =>
  (isGuest ? guestErrors : memberErrors)(sentValues(values, isGuest));
type FormErrors = ReturnType<typeof requestErrors>;

/** Sorts errors in the order of the screen instead of the contract. */
export function inOrder(errors: FormErrors): FormErrors {
  const names = Object.keys(EMPTY).filter((name) => name in errors);
  return Object.fromEntries(names.map((name) => [name, errors[name]]));
}

interface RequestFormOptions {
  target: { id: string; name: string };
  /** True for a sender without an account. */
  isGuest: boolean;
  /** Called once the server has the request. */
  onSent: () => void;
}

/**
 * The form of a collaboration request to `target`. It is checked with the contract before it is sent (spec part 2,
 * section 5).
 */
export function useCollaborationRequestForm({ target, isGuest, onSent }: RequestFormOptions) {
  const form = useForm({ initialValues: EMPTY, validate: (values) => requestErrors(values, isGuest) });
  const send = useSendCollaborationRequest();
  const announce = useAnnouncement(target.name);

  const refuse = (errors: FormErrors) => {
    const wrong = inOrder(errors);
    const message = Object.values(wrong).join(' ');
    showToast({ id: 'validation', title: 'Validation Error', message, tone: 'error' });
    focusFirstError(form, wrong);
  };

  const explain = (error: Error) => {
    showToast({ title: 'Error', message: failureText(error, FALLBACK), tone: 'error' });
    showFieldErrors(form, error);
  };

  const submit = form.onSubmit((values) => {
    const body = {
      ...(isGuest ? GuestForm : MemberForm).parse(sentValues(values, isGuest)),
      target_profile_id: target.id,
      target_profile_name: target.name,
    };
    send.mutate(body, {
      onSuccess: () => {
        if (!isGuest) announce();
        onSent();
      },
      onError: explain,
    });
  }, refuse);

  return { form, submit, isSending: send.isPending };
}

/** Confirms that the request was sent, and links to where to track it. */
function useAnnouncement(name: string) {
  const navigate = useNavigate();
  return () =>
    showToast({
      title: 'Request Sent',
      message: `${name} has your request. Track it under Profile > Connections.`,
      tone: 'success',
      duration: LONG_TOAST_MS,
      action: { label: 'Open Connections', run: () => navigate('/profile?tab=connections&requests=sent') },
    });
}
