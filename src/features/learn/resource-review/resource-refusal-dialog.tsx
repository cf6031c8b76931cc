import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { useDecideResource } from './resource-review.api.ts';
import { REMARK_MAX, ResourceDecision, type WaitingResource } from './resource-review.contract.ts';

interface ResourceRefusalDialogProps {
  /** With the time since when it waits; null for a published one of which no version waits. */
  resource: Pick<WaitingResource, 'id' | 'status'> & { waiting_since: string | null };
  status: 'returned' | 'declined';
  opened: boolean;
  onDecided: () => void;
  onClose: () => void;
}

const WORDS = {
  returned: {
    title: 'Return this resource?',
    label: 'Return resource',
    text: 'The author reads your remark, and can change the resource and submit it again.',
    done: 'Resource returned',
  },
  declined: {
    title: 'Decline this resource?',
    label: 'Decline resource',
    text: 'The resource will not be published and cannot be submitted again. The author reads your remark.',
    done: 'Resource declined',
  },
};
/** For a published resource of which no version waits. */
const TAKE_OUT = {
  title: 'Take this resource out of the library?',
  label: 'Take out',
  text: 'Nobody but the author and admins can open it then. It cannot be submitted again. The author reads your remark.',
  done: 'Taken out of the library',
};
const VERSION =
  'The new version will be deleted. The published one stays in the library. The author reads your remark.';

/** Returns or declines a resource with a remark. Give it a new `key` each time it opens. */
export function ResourceRefusalDialog(props: ResourceRefusalDialogProps) {
  const { resource, status, opened, onDecided, onClose } = props;
  const { id, waiting_since } = resource;
  const decide = useDecideResource();
  const words = waiting_since === null ? TAKE_OUT : WORDS[status];
  const toBody = (remark: string) => ({ status, remark, waiting_since });
  return (
    <ReasonDialog
      opened={opened}
      title={words.title}
      submitLabel={words.label}
      destructive={status === 'declined'}
      name="remark"
      label="Remark"
      readers="The author can read it."
      maxLength={REMARK_MAX}
      validate={(remark) => inputErrors(ResourceDecision, toBody(remark))}
      call={decide}
      send={(remark) => decide.mutateAsync({ id, body: toBody(remark) })}
      failed="Not decided"
      done={{ title: words.done, message: 'The author can read your remark.' }}
      onDone={onDecided}
      onClose={onClose}
    >
      {resource.status === 'published' && waiting_since !== null ? VERSION : words.text}
    </ReasonDialog>
  );
}
