import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import classes from './certificate.page.module.css';
import { readCertificateNumber } from './certificate-number.rules.ts';
import { certificatePath } from './certificates.rules.ts';

const NUMBER_MAX = 60;

/** Takes a number as it is printed or read out, and opens its page. */
export function CertificateForm() {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { number: '' },
    validate: {
      number: (typed) => {
        if (typed.trim() === '') return 'Please enter the number of the certificate';
        return readCertificateNumber(typed)
          ? null
          : 'This number has a typing error. Please compare it again.';
      },
    },
  });
  const open = ({ number }: { number: string }) => {
    const read = readCertificateNumber(number);
    if (read) void navigate(certificatePath(read));
  };
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit(open, () => form.getInputNode('number')?.focus())}
      noValidate
    >
      <TextInput
        className={classes.number}
        label="Certificate number"
        description="As printed on the certificate: DV-7K3M-9XQ2-4TPA"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={NUMBER_MAX}
        {...form.getInputProps('number')}
      />
      <Button type="submit" variant="default">
        Check
      </Button>
    </form>
  );
}
