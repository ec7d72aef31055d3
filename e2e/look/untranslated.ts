/** What is still said in English; each line goes with its last text. */
export const LEFT: readonly RegExp[] = [
  // The API.
  /^Unknown device$/,
  // Species, lures, conditions, details of a catch.
  /^(Sunny|(Partly )?Cloudy|Overcast|(Light|Heavy) Rain|Foggy|Windy|Stormy|Rising|Steady|Falling)$/,
  /^(New|Full) Moon$|^(First|Last) Quarter$|^(Waxing|Waning) (Crescent|Gibbous)$/,
  /^(Weight|Length|Lure Type|Notes|Depth|Water Temp|Air Temp|Wind Speed|Wind Direction)$/,
  /^(Barometric Pressure|Pressure Trend|Lunar Phase)$/,
  // The list of catches and the form.
  /^(Total Catches|This Month|Top Species|Biggest Catch|Species|Dates|Place|Weather|Order|Newest first)$/,
  /^(catch|heaviest|longest|required)$/,
  /^Photos over 5 MB|^Please select a fish species$|^Your browser does not let Creel see/,
  /^Passwords do not match$/,
  // The map.
  /^Built-in map:|^Map of your catches\.|^Toggle attribution$/,
];

/** Names of species. */
export const LEFT_WORDS =
  "Musky Pike Bass Smallmouth Largemouth Walleye Perch Bluegill Catfish Trout Salmon Other".split(" ");
