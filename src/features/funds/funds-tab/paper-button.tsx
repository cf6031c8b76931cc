import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { type PaperOrder, usePaper } from './papers.api.ts';

interface PaperButtonProps {
  order: PaperOrder;
  /** Words of the button, with the kind of file. */
  label: string;
  /** Name of the saved file, without its ending. */
  name: string;
  /** What a screen reader hears, where the words alone do not say of what. */
  about?: string;
}

/** Saves a paper that the server makes from the entries. */
export function PaperButton({ order, label, name, about }: PaperButtonProps) {
  const paper = usePaper();
  const save = () =>
    paper.mutate(
      { ...order, name },
      {
        onError: (error) =>
          showToast({
            title: 'File not made',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: 8000,
          }),
      },
    );
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      aria-label={about && `${label}: ${about}`}
      loading={paper.isPending}
      onClick={save}
    >
      {label}
    </Button>
  );
}
