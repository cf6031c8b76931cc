import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconColumnInsertRight, IconRowInsertBottom, IconTable, IconTableOff } from '@tabler/icons-react';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { RICH_TEXT_LINKS } from './rich-text.rules.ts';
import classes from './rich-text-field.module.css';

/** What the server keeps of an admin's text, and no more. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({
    openOnClick: false,
    protocols: RICH_TEXT_LINKS,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/**
 * Returns the HTML of the editor as the server stores it: no widths of columns, no attributes but addresses. What the server
 * changes besides is worth a message.
 */
const writtenAsStored = (html: string) =>
  html
    .replace(/<colgroup>(?:<col\b[^<>]*>)*<\/colgroup>/g, '')
    .replace(/<(?!a )(\w+) [^<>]*>/g, '<$1>')
    .replace(/<(br|hr)>/g, '<$1 />');

interface RichTextFieldProps {
  label: string;
  description: string;
  /** HTML. */
  value?: string;
  /** Takes the changed HTML, written as the server stores it. */
  onChange: (html: string) => void;
  error?: ReactNode;
  /** Name of the field in its form. */
  'data-path'?: string;
}

/** Field for a text with headings, lists, tables, links and emphasis. */
export function RichTextField({
  label,
  description,
  value = '',
  onChange,
  error,
  'data-path': path = '',
}: RichTextFieldProps) {
  /** The HTML that the editor shows; another `value` comes from outside. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': 'rich-text-description',
        'data-path': path,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor }) => {
      shown.current = writtenAsStored(editor.getHTML());
      onChange(shown.current);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      description={description}
      descriptionProps={{ id: 'rich-text-description' }}
      error={error}
    >
      <RichTextEditor
        editor={asMantineNamesIt(editor)}
        variant="subtle"
        className={classes.field}
        data-error={Boolean(error)}
      >
        <RichTextEditor.Toolbar sticky stickyOffset="var(--header-height)">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Code />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <TableControls editor={editor} />
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

type OurEditor = NonNullable<ReturnType<typeof useEditor>>;

/** The types of Mantine read the same class from the package's other declaration file. */
const asMantineNamesIt = (editor: OurEditor) =>
  editor as unknown as ComponentProps<typeof RichTextEditor>['editor'];

const TABLE = { rows: 3, cols: 2, withHeaderRow: true };

function TableControls({ editor }: { editor: OurEditor }) {
  const controls = [
    [IconTable, 'Insert table', () => editor.chain().focus().insertTable(TABLE).run()],
    [IconRowInsertBottom, 'Add row below', () => editor.chain().focus().addRowAfter().run()],
    [IconColumnInsertRight, 'Add column', () => editor.chain().focus().addColumnAfter().run()],
    [IconTableOff, 'Delete table', () => editor.chain().focus().deleteTable().run()],
  ] as const;
  return (
    <RichTextEditor.ControlsGroup>
      {controls.map(([Icon, label, press]) => (
        <RichTextEditor.Control key={label} aria-label={label} title={label} onClick={press}>
          <Icon size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      ))}
    </RichTextEditor.ControlsGroup>
  );
}
