/** All four pages of a resource at once. */
export { resourceFromSchema } from '../schema/resourceFromSchema.tsx';
