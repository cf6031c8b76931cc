import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import { FILE_FIELD } from '#platform/contract/files.ts';

/** A refusal of the file that names the form's field. */
export const fileError = (code: ErrorCode, message?: string): AppError => {
  const error = new AppError(code, { message });
  return new AppError(code, { message, fields: { [FILE_FIELD]: error.message } });
};

/** Reasons for which the content of a file is refused, in words for the member. */
export const refusals = {
  damaged: () => fileError('FILE_UNREADABLE'),
  locked: () =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      'This file is protected by a password, so it cannot be checked. Please remove the password and try again. In Word, Excel and PowerPoint: File > Info > Protect > Encrypt with Password, clear the field, save.',
    ),
  macros: () =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      'This file contains macros or other programs. Please save it without them and try again. In Word, Excel and PowerPoint: File > Save As, the type DOCX, XLSX or PPTX.',
    ),
  packed: () =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      'Another file is embedded in this one and cannot be checked. Please remove it and try again. In Word, Excel and PowerPoint: delete the icon that stands for it, save, and upload that file by itself.',
    ),
  remote: () =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      'This file loads a template or an object from another address when it is opened. Please remove it and try again. In Word, Excel and PowerPoint: File > Info > Edit Links to Files > Break Link, save; for a template of Word: File > Options > Add-ins > Manage: Templates > Go, choose Normal.',
    ),
  bomb: () =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      'This file unpacks to far more data than it should, so it is refused.',
    ),
  tooMany: () =>
    fileError('FILE_TYPE_NOT_ALLOWED', 'This archive has too many files, or archives within archives.'),
  path: () =>
    fileError('FILE_TYPE_NOT_ALLOWED', 'This archive has files with unsafe names, so it is refused.'),
  notAllowed: (name: string) =>
    fileError(
      'FILE_TYPE_NOT_ALLOWED',
      `This archive contains a file that cannot be shared here: ${name}. Documents, tables, presentations, PDF, pictures, sound, video and plain text are allowed.`,
    ),
};
