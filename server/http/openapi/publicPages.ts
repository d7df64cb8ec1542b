/** The server's answers to everyone beside the API, as pages and files. */
export const publicPages: Record<string, Record<string, unknown>> = {
  '/jobs/{address}': {
    get: {
      operationId: 'publicJobPage',
      description: 'HTML for people and search engines.',
      summary: 'The page of an open job for everyone, with schema.org JobPosting.',
      tags: ['public pages'],
      'x-extension': true,
      security: [],
      parameters: [
        {
          name: 'address',
          in: 'path',
          required: true,
          description: 'The id of the job, `-` and the words of its title.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
        301: { description: 'The job is at this address, with other words behind its id.' },
        404: { description: 'There is no such job, or it is not for everyone.' },
        410: { description: 'The job was open and is not any more.' },
      },
    },
  },
  '/sitemap.xml': {
    get: {
      operationId: 'siteMap',
      description: 'XML as sitemaps.org describes it.',
      summary: 'The pages about the product and every open job, or the files that list them.',
      tags: ['public pages'],
      'x-extension': true,
      security: [],
      responses: {
        200: { description: 'The site map.', content: { 'application/xml': { schema: { type: 'string' } } } },
      },
    },
  },
};
