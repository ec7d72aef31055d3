import { describe, expect, test } from "vitest";

import { inOneLine, paragraphsOf } from "./alert-paragraphs.ts";

const paragraph = (title: string | null, text: string, items: string[] = []) => ({ title, text, items });

test("titles of the wire become words, and lines that were broken run on", () => {
  const text = `* WHAT...Southwest winds 15 to 20
  knots in low-
lying areas.

* WHERE...Lake Superior.

* WHEN..Until 430 PM CDT /330 PM MDT/ today.

* IMPACTS... Small craft
should stay in port.
&&
$$`;
  expect(paragraphsOf(text)).toEqual([
    paragraph("What", "Southwest winds 15 to 20 knots in low-lying areas."),
    paragraph("Where", "Lake Superior."),
    paragraph("When", "Until 4:30 PM CDT (3:30 PM MDT) today."),
    paragraph("Impacts", "Small craft should stay in port."),
  ]);
});

test("dashes below a title are its list, and stars below a lead are the lead's", () => {
  expect(
    paragraphsOf(`* ADDITIONAL DETAILS...
- At 800 AM the stage was 10.9 feet.
- Forecast...The river will rise
to 14 feet.

Keep the air clean:

* Keep windows closed
* Do not burn incense`),
  ).toEqual([
    paragraph("Additional details", "", [
      "At 8:00 AM the stage was 10.9 feet.",
      "Forecast: The river will rise to 14 feet.",
    ]),
    paragraph(null, "Keep the air clean:", ["Keep windows closed", "Do not burn incense"]),
  ]);
});

test("a warning of thunderstorms is told without its product's name", () => {
  expect(
    paragraphsOf(`SVRBGM

The National Weather Service in Binghamton has issued a

* Severe Thunderstorm Warning for...
Central Luzerne County...

* Until 430 PM EDT.

HAZARD...60 mph wind gusts.
SOURCE...Radar indicated.

* Locations impacted include...
Wilkes-Barre and Muhlenberg.`),
  ).toEqual([
    paragraph(null, "The National Weather Service in Binghamton has issued a", [
      "Severe Thunderstorm Warning for Central Luzerne County.",
      "Until 4:30 PM EDT.",
    ]),
    paragraph("Hazard", "60 mph wind gusts."),
    paragraph("Source", "Radar indicated."),
    paragraph(null, "Locations impacted include Wilkes-Barre and Muhlenberg."),
  ]);
});

test("a headline loses its dots and is one, wherever it was broken", () => {
  expect(
    paragraphsOf(`...RED FLAG WARNING REMAINS IN EFFECT FOR PORTIONS OF SOUTH
DAKOTA...

.TODAY...E winds 25 kt.
.FRI NIGHT...E winds 15 kt.`),
  ).toEqual([
    paragraph(null, "RED FLAG WARNING REMAINS IN EFFECT FOR PORTIONS OF SOUTH DAKOTA."),
    paragraph("Today", "E winds 25 kt."),
    paragraph("Fri night", "E winds 15 kt."),
  ]);
});

describe("what other services write", () => {
  test("Canada's titles have lines of their own", () => {
    expect(paragraphsOf("Freezing rain on tap. \n\nWhat:\nIcy conditions.\nUp to 2 mm.")).toEqual([
      paragraph(null, "Freezing rain on tap."),
      paragraph("What", "Icy conditions. Up to 2 mm."),
    ]);
  });

  test.each([
    "Østlig sterk kuling 20 m/s.",
    "Minimum temperature: -1 - -5 °C",
    "Strong winds - stay ashore. See https://www.weather.gov/safety/flood",
    "USA and NATO",
  ])("%s stays what it is", (text) => {
    expect(paragraphsOf(text)).toEqual([paragraph(null, text)]);
  });

  test("nothing is no paragraph", () => {
    expect([paragraphsOf(null), paragraphsOf(" \n\n&&\n")]).toEqual([[], []]);
  });
});

test("dots between words were commas", () => {
  expect(paragraphsOf("Strong winds...low humidity...and warm air will\ncombine.")).toEqual([
    paragraph(null, "Strong winds, low humidity, and warm air will combine."),
  ]);
});

test("in one line the titles stay before what they are of", () => {
  expect(inOneLine(paragraphsOf("* WHAT...Gusts.\n\n* DETAILS...\n- One.\n- Two."))).toBe(
    "What: Gusts. Details: One. Two.",
  );
});
