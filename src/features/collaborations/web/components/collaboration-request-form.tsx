import { Button, Group, MultiSelect, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import {
  BUDGET_BANDS,
  CollaborationRequestInput,
  TIMEFRAMES,
} from '#features/collaborations/collaboration-requests.contract.ts';
import { AppError } from '#platform/contract/errors.ts';
import { REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSendCollaborationRequest } from '../collaboration-requests.api.ts';
import classes from './collaboration-request-form.module.css';
import { CollaborationRequestObjective } from './collaboration-request-objective.tsx';

const LONG_TOAST_MS = 8000;
const FALLBACK = 'Failed to submit request. Please try again.';

const RequestForm = CollaborationRequestInput.omit({ target_profile_id: true, target_profile_name: true });

/** In the order of the screen: the first wrong one takes the focus. Selects are null until something is chosen. */
const EMPTY = {
  collaboration_objective: '',
  timeframe: null as string | null,
  budget_band: null as string | null,
  sdg_focus_areas: [] as string[],
  geographic_scope: [] as string[],
  attachment_url: '',
  additional_notes: '',
};

const SDG_OPTIONS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1} ${goal}` }));

/** How far the form is: only an untouched one may be closed without asking. */
export type RequestFormState = 'untouched' | 'filled' | 'sending';

interface CollaborationRequestFormProps {
  target: { id: string; name: string };
  onStateChange: (state: RequestFormState) => void;
  onSent: () => void;
  onCancel: () => void;
  /** Asked in place of the buttons, when there is something to ask. */
  question: ReactNode;
}

/** The request itself (spec part 2, sections 3 and 5): checked with the contract before it is sent. */
export function CollaborationRequestForm({
  target,
  onStateChange,
  onSent,
  onCancel,
  question,
}: CollaborationRequestFormProps) {
  const form = useForm({ initialValues: EMPTY, validate: schemaResolver(RequestForm, { sync: true }) });
  const send = useSendCollaborationRequest();
  const announce = useAnnouncement(target.name);

  const filled = form.isDirty();
  useEffect(() => {
    onStateChange(send.isPending ? 'sending' : filled ? 'filled' : 'untouched');
  }, [onStateChange, send.isPending, filled]);

  const focusFirst = (errors: object) => {
    const first = Object.keys(EMPTY).find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };

  const refuse = (errors: typeof form.errors) => {
    const messages = Object.keys(EMPTY).flatMap((name) => errors[name] ?? []);
    showToast({
      id: 'validation',
      title: 'Validation Error',
      message: messages.join(' '),
      tone: 'error',
    });
    focusFirst(errors);
  };

  const submit = (values: typeof EMPTY) =>
    send.mutate(
      { ...RequestForm.parse(values), target_profile_id: target.id, target_profile_name: target.name },
      {
        onSuccess: () => {
          announce();
          onSent();
        },
        onError: (error) => {
          const known = error instanceof AppError ? error : undefined;
          showToast({ title: 'Error', message: known?.message || FALLBACK, tone: 'error' });
          if (!known?.fields) return;
          form.setErrors(known.fields);
          focusFirst(known.fields);
        },
      },
    );

  return (
    <form noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <Stack>
        <CollaborationRequestObjective {...form.getInputProps('collaboration_objective')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Select
            label="Timeframe"
            placeholder="Select a timeframe"
            withAsterisk
            data={TIMEFRAMES}
            {...form.getInputProps('timeframe')}
          />
          <Select
            label="Budget band"
            placeholder="Select a budget band"
            withAsterisk
            data={BUDGET_BANDS}
            {...form.getInputProps('budget_band')}
          />
        </SimpleGrid>
        <MultiSelect
          label="SDG focus areas"
          placeholder={form.values.sdg_focus_areas.length === 0 ? 'Select goals' : undefined}
          data={SDG_OPTIONS}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the goals' }}
          nothingFoundMessage="No such goal"
          {...form.getInputProps('sdg_focus_areas')}
        />
        <MultiSelect
          label="Geographic scope"
          placeholder={form.values.geographic_scope.length === 0 ? 'Select states or Pan India' : undefined}
          data={REGIONS}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the scope' }}
          nothingFoundMessage="No such state"
          {...form.getInputProps('geographic_scope')}
        />
        <TextInput
          label="Attachment URL"
          description="A link to a concept note or proposal that the partner can open."
          placeholder="https://"
          type="url"
          inputMode="url"
          {...form.getInputProps('attachment_url')}
        />
        <Textarea
          label="Additional notes"
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('additional_notes')}
        />
        <div className={classes.foot}>
          {question || (
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onCancel} disabled={send.isPending}>
                Cancel
              </Button>
              <Button type="submit" disabled={send.isPending}>
                {send.isPending ? 'Submitting...' : 'Send request'}
              </Button>
            </Group>
          )}
        </div>
      </Stack>
    </form>
  );
}

/** Says that the request is on its way, and where to follow it. */
function useAnnouncement(name: string) {
  const navigate = useNavigate();
  return () =>
    showToast({
      title: 'Request Sent',
      message: `${name} has your request. Follow it under Profile > Connections.`,
      tone: 'success',
      duration: LONG_TOAST_MS,
      action: { label: 'Open Connections', run: () => navigate('/profile?tab=connections') },
    });
}
