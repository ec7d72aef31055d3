import { useAddress } from "../../ui/hooks/use-address.ts";
import { placeInAddress } from "./shown-place.ts";
import { useWeatherPlace, type WeatherPlace } from "./use-weather-place.ts";

interface ShownPlace {
  weatherPlace: WeatherPlace;
  /** Whether it is any point, and not where the angler is or means to be. */
  isVisit: boolean;
}

/** The place the address names, if it names one, else the angler's own; to choose another leaves the address. */
export function useShownPlace(): ShownPlace {
  const own = useWeatherPlace();
  const [search, changeAddress] = useAddress();
  const visited = placeInAddress(search);
  if (!visited) return { weatherPlace: own, isVisit: false };

  const leave = () =>
    changeAddress((params) => {
      params.delete("lat");
      params.delete("lng");
    });
  const weatherPlace: WeatherPlace = {
    ...own,
    place: visited,
    source: null,
    choose: (place) => {
      own.choose(place);
      leave();
    },
    follow: (position) => {
      own.follow(position);
      leave();
    },
  };
  return { weatherPlace, isVisit: true };
}
