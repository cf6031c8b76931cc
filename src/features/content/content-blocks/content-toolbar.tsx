import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { RefObject } from 'react';

/** What a button puts before and after the selected words; the words to begin with where none are selected. */
const TOOLS = [
  [IconH2, 'Heading', '<h2>', '</h2>', 'Heading'],
  [IconH3, 'Small heading', '<h3>', '</h3>', 'Heading'],
  [IconBold, 'Bold', '<strong>', '</strong>', 'words'],
  [IconItalic, 'Emphasis', '<em>', '</em>', 'words'],
  [IconLink, 'Link', '<a href="https://">', '</a>', 'words'],
  [IconList, 'List', '<ul>\n<li>', '</li>\n</ul>', 'Entry'],
  [IconListNumbers, 'Numbered list', '<ol>\n<li>', '</li>\n</ol>', 'Entry'],
  [IconBlockquote, 'Quotation', '<blockquote>', '</blockquote>', 'Words'],
] as const;

interface ContentToolbarProps {
  /** The field that holds the HTML. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Takes the changed HTML. */
  onChange: (html: string) => void;
}

/** Buttons that format the selected words of the content field. */
export function ContentToolbar({ field, onChange }: ContentToolbarProps) {
  const format = (before: string, after: string, sample: string) => {
    const input = field.current;
    if (!input) return;
    const { selectionStart: from, selectionEnd: to, value } = input;
    const words = value.slice(from, to) || sample;
    onChange(value.slice(0, from) + before + words + after + value.slice(to));
    // The field has the new text after React has drawn it.
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(from + before.length, from + before.length + words.length);
    });
  };
  return (
    <Group gap={4} role="toolbar" aria-label="Format">
      {TOOLS.map(([Icon, label, before, after, sample]) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={label}
            onClick={() => format(before, after, sample)}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
