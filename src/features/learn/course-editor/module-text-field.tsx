import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTextPreview } from '#features/learn/course-proposals/course-proposals.api.ts';
import { MODULE_TEXT_MAX } from '#features/learn/courses/course-content.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import type { CourseEditor } from './course-editor.form.ts';
import classes from './course-editor.module.css';

interface ModuleTextFieldProps {
  form: CourseEditor;
  /** Of the module: `modules.0`. */
  path: string;
  text: string;
}

/** The text of a module in Markdown, and how learners will see it. */
export function ModuleTextField({ form, path, text }: ModuleTextFieldProps) {
  const [isPreview, setIsPreview] = useState(false);
  const preview = useTextPreview(text, isPreview);
  return (
    <div>
      {isPreview ? (
        <section className={classes.preview} aria-label="Preview of the text" aria-busy={preview.isPending}>
          <VisuallyHidden component="h2">Preview</VisuallyHidden>
          {text === '' && <p className={classes.soft}>There is no text yet.</p>}
          {preview.data && <RenderedText html={preview.data.html} />}
          {preview.isError && <p className={classes.error}>The preview could not be loaded.</p>}
        </section>
      ) : (
        <Textarea
          label="Text of the module"
          description={`Markdown: # heading, **bold**, - list, [link](https://...). ${formatCount(text.length)}/${formatCount(MODULE_TEXT_MAX)}`}
          withAsterisk
          autosize
          minRows={10}
          maxRows={30}
          maxLength={MODULE_TEXT_MAX}
          {...form.getInputProps(`${path}.text`)}
        />
      )}
      <Button variant="subtle" size="sm" onClick={() => setIsPreview(!isPreview)}>
        {isPreview ? 'Edit the text' : 'Preview'}
      </Button>
    </div>
  );
}
