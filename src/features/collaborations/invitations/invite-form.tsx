import {
  Alert,
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { GIVEN_ROLES } from '#features/collaborations/participants/participants.contract.ts';
import { MemberSelect } from '#features/marketplace/marketplace-page/member-select.tsx';
import { failureText } from '#platform/contract/errors.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useInvite } from './invitations.api.ts';
import {
  CollaborationInvitationInput,
  INVITATION_DAYS,
  type inviteOrganisation,
} from './invitations.contract.ts';

const ROLES = GIVEN_ROLES.map((value) => {
  const { label, description } = COLLABORATION_ROLE_WORDS[value];
  return { value, label: `${label}: ${description}` };
});
const WAYS = [
  { value: 'member', label: 'A member of Dayitva' },
  { value: 'email', label: 'By email' },
];

const EMPTY = { way: 'member', profile_id: '', email: '', role: 'reviewer', message: '' };

const toInput = ({ way, profile_id, email, role, message }: typeof EMPTY) =>
  ({
    ...(way === 'member' ? { profile_id } : { email }),
    role,
    message,
  }) as RouteInput<typeof inviteOrganisation>['body'];

interface InviteFormProps {
  collaborationId: string;
  onClose: () => void;
}

/** Invites an organisation into a collaboration: a member found by name, or any address. */
export function InviteForm({ collaborationId, onClose }: InviteFormProps) {
  const invite = useInvite(collaborationId);
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => inputErrors(CollaborationInvitationInput, toInput(values)),
  });
  const submit = (values: typeof EMPTY) =>
    invite.mutate(toInput(values), {
      onSuccess: ({ invitee }) => {
        showToast({
          title: 'Invitation sent',
          message: `${invitee} can accept for ${INVITATION_DAYS} days.`,
          tone: 'success',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form
      aria-label="Invite an organisation"
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack gap="sm">
        <SegmentedControl aria-label="Whom to invite" data={WAYS} {...form.getInputProps('way')} />
        {form.values.way === 'member' ? (
          <MemberSelect label="Organisation" {...form.getInputProps('profile_id')} />
        ) : (
          <TextInput
            type="email"
            label="Email address"
            description="The organisation need not be on Dayitva yet"
            withAsterisk
            {...form.getInputProps('email')}
          />
        )}
        <NativeSelect label="Role" data={ROLES} {...form.getInputProps('role')} />
        <Textarea
          label="Message"
          description="Optional. The invitation shows it with the title and the role, and nothing else of the workspace"
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('message')}
        />
        {invite.error && (
          <Alert color="brick" role="alert" title="Invitation not sent">
            {failureText(invite.error, 'Please try again.')}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={invite.isPending}>
            Send invitation
          </Button>
          <Button variant="default" size="sm" disabled={invite.isPending} onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
