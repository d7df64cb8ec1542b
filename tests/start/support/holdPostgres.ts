/** A process that uses the database of a folder until it is told to end: `holdPostgres.ts FOLDER`. */
import { startPostgres } from '../../../server/db/embedded/startPostgres.ts';

const { connection, joined, stop } = await startPostgres({ dataDir: String(process.argv[2]) });
process.on('SIGTERM', () => void stop().then(() => process.exit()));
console.log(JSON.stringify({ connection, joined }));
setInterval(() => {}, 1000);
