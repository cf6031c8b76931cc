import pg from 'pg';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';

/**
 * Runs a write and turns the violation of a named constraint into the error that it stands for, so that a race
 * between two requests ends in the same answer as the check before it.
 * @param meanings name of the constraint or unique index -> the error's code, or the error itself.
 */
export async function mapConstraints<T>(
  meanings: Record<string, ErrorCode | AppError>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const meaning =
      error instanceof pg.DatabaseError && error.constraint ? meanings[error.constraint] : undefined;
    if (!meaning) throw error;
    throw typeof meaning === 'string' ? new AppError(meaning) : meaning;
  }
}
