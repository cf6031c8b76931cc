import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
} from '#features/documents/documents/document-kinds.data.ts';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import classes from './missing-documents.module.css';

/** Documents that funders ask an implementing agency for (Companies (CSR Policy) Rules, 2014, rule 4, and usual practice). */
const ASKED_OF_NGOS: DocumentKind[] = ['registration', '12a', '80g', 'csr-1', 'audited-accounts'];

interface MissingDocumentsProps {
  documents: Document[];
  onAdd: (kind: DocumentKind) => void;
}

/** Lists the documents that an NGO's vault still lacks, each with a button to add it. */
export function MissingDocuments({ documents, onAdd }: MissingDocumentsProps) {
  const { data: profile } = useProfile();
  const missing = ASKED_OF_NGOS.filter((kind) => !documents.some((document) => document.kind === kind));
  if (profile?.organization_type !== 'ngo' || missing.length === 0) return null;
  return (
    <div className={classes.missing}>
      <p id="missing-documents" className={classes.label}>
        Funders usually ask for these{documents.length > 0 && ' as well'}
      </p>
      <ul className={classes.kinds} aria-labelledby="missing-documents">
        {missing.map((kind) => (
          <li key={kind}>
            <Button
              variant="default"
              size="sm"
              radius="xl"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => onAdd(kind)}
              aria-label={`Add ${DOCUMENT_KIND_LABELS[kind]}`}
            >
              {DOCUMENT_KIND_LABELS[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
