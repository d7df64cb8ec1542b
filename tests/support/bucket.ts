/** A bucket on this machine: speaks as much of S3 over HTTP as keeping, reading, listing and removing objects takes. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const name = 'resumes-test';

/** Opens one. */
export async function testBucket() {
  const objects = new Map<string, Buffer>();
  /** When each object was last put. */
  const putAt = new Map<string, Date>();
  const requests: { method: string | undefined; signed: boolean }[] = [];

  /** Two objects a page, as a bucket gives a thousand. */
  function listing({ searchParams, pathname }: URL): string {
    const root = `${pathname.replace(/\/$/, '')}/`;
    const names = [...objects.keys()].map((path) => path.slice(root.length)).sort();
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const page = names
      .filter((name) => name.startsWith(searchParams.get('prefix') ?? ''))
      .slice(from, from + 2);
    const contents = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${putAt.get(root + name)?.toISOString()}</LastModified></Contents>`,
    );
    const more = from + 2 < names.length;
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }

  const bucketServer = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    requests.push({
      method: request.method,
      signed: !!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'),
    });
    const body = await buffer(request);
    const object = objects.get(path);
    if (request.url?.includes('list-type=2')) {
      response
        .setHeader('content-type', 'application/xml')
        .end(listing(new URL(request.url, 'http://bucket')));
    } else if (request.method === 'PUT') {
      objects.set(path, body);
      putAt.set(path, new Date());
      response.setHeader('etag', '"made"').end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (object) {
      response.writeHead(200, { 'content-length': object.length }).end(object);
    } else {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>Not here.</Message></Error>');
    }
  });

  bucketServer.listen(0, '127.0.0.1');
  await once(bucketServer, 'listening');
  const options = {
    bucket: name,
    endpoint: `http://127.0.0.1:${(bucketServer.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    accessKeyId: 'test',
    secretAccessKey: 'test-secret',
  };
  return {
    options,
    /** The same as a server is told. */
    settings: {
      S3_BUCKET: name,
      S3_ENDPOINT: options.endpoint,
      S3_REGION: options.region,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    },
    objects,
    putAt,
    requests,
    close: () => {
      bucketServer.closeAllConnections();
      bucketServer.close();
    },
  };
}
