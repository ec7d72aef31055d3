interface ReadmeContent {
  madeAt: Date;
  catchCount: number;
  photoCount: number;
  /** The number of sample catches, which are not in the archive. */
  samples: number;
  /** The names of photos whose file is missing in the storage. */
  missing: readonly string[];
}

export function readme({ madeAt, catchCount, photoCount, samples, missing }: ReadmeContent): string {
  return `Your Creel
==========

Made on ${madeAt.toISOString()}: ${catchCount} catches, ${photoCount} photos.

profile.json      Your account: names, email, units, time zone, language, home.
catches.json      Every catch with everything that was noted, as the API tells it.
catches.csv       The same as a table for spreadsheets (UTF-8, one line a catch).
                  Texts that begin like a formula have an apostrophe in front.
catches.gpx       Those with a place as waypoints (GPX 1.1), for a GPS or a map program. One whose
                  time is not known has none.
catches.geojson   Those with a place as points (RFC 7946), for a map program.
trips.json        Every trip with its events, its track, its hours and their conditions, as the API
                  tells it.
                  catches.json and catches.csv say by trip_id which catch is of which trip.
trips.csv         The same as a table, one line a trip.
waters.json       Every water with its outline, spots and note, as the API tells it.
waters.csv        The same as a table without outlines, one line a water.
merged-waters.json
                  Those of the last 14 days that were merged into another, as they were before.
gear.json         Every lure with its variants, and every rod. catches.json says by lure_id,
                  variant_id and rod_id with which a fish was caught.
gear.csv          The same as a table, one line a lure or rod.
merged-gear.json  Those of the last 14 days that were merged into another, as they were before.
fields.json       Your own fields in their order. catches.json and trips.json have their values by
                  their ids, under custom; catches.csv and trips.csv have a column for each,
                  catches.geojson a property and catches.gpx a line of the description.
questions.json    What you asked of your trips, and when.
lure-trials.json  Your lure trials with their half hours, and the order that was drawn.
looked-over.json  What looked odd in your log and is right, as you said.
seen-by-admins.json
                  Which admins of this Creel saw exactly where you caught something, and why.
gear-photos/      Photos of lures and rods. gear.json and merged-gear.json say which is of which.
links.json        The links you made to catches and trips, without their addresses.
photos/           The photos as they are kept here: the day, the species, which photo
                  of its catch. catches.json and catches.csv say which belong to a catch,
                  catches.json also when a photo was taken, on the camera's clock.

Lengths are in inches, weights in pounds, depths in feet, temperatures in °F, wind in mph,
pressure in inHg. Dates and times are those of the angler's clock in the zone that stands
beside them; what ends in Z, or is named utc, is UTC. An empty time means that only the day
is known. position_accuracy is how exact a device knew the place, in meters; clock_offset is
what had to be added to the clock of the device to be right, in seconds.

A Creel takes this file back by Import: all of it but for your account, the links and what
admins saw. It also takes catches.csv, catches.gpx and catches.geojson alone, and knows the
catches again; photos, trips and the shapes of waters are only in this file. What was merged comes back with what it takes to part it, as long as it could be.

The exact places of your catches are in here. Think before you hand it on.
${leftOut(samples)}${missingPhotos(missing)}`;
}

function leftOut(samples: number): string {
  return samples === 0
    ? ""
    : `\nNot in here are the ${samples} sample catches in your log: they are made up.\n`;
}

function missingPhotos(missing: readonly string[]): string {
  if (missing.length === 0) return "";
  return `\nThese photos are not in this archive, because their files could not be found:\n${missing.join("\n")}\n`;
}
