/** Said to those who may not delete a collaboration (specification part 2, section 6). */
export const NO_PERMISSION = 'You may not have permission to delete this project.';
