import { WIND_DIRECTIONS } from "@creel/domain/conditions/conditions";
import { LURES } from "@creel/domain/lures/lures";
import { Pencil, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton, LinkButton } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Autocomplete } from "../../ui/fields/autocomplete.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { PasswordField, TextAreaField, TextField } from "../../ui/fields/text-field.tsx";
import { Part } from "./part.tsx";

import * as styles from "./component-sheet.module.css";

export function ButtonsPart() {
  return (
    <Part title="Buttons">
      <div className={styles.line}>
        <Button look="signal">
          <Icon of={Plus} />
          Log a catch
        </Button>
        <Button look="signal" isPending>
          Saving...
        </Button>
        <Button look="deep">Edit Catch</Button>
        <Button>Cancel</Button>
        <Button look="quiet">Show More</Button>
        <Button look="danger">
          <Icon of={Trash2} isSmall />
          Delete
        </Button>
        <Button look="danger-fill">Delete Catch</Button>
        <LinkButton to="/" look="line">
          A link
        </LinkButton>
      </div>
      <div className={styles.line}>
        <IconButton label="Refresh" isFramed>
          <Icon of={RefreshCw} />
        </IconButton>
        <IconButton label="Edit">
          <Icon of={Pencil} />
        </IconButton>
      </div>
    </Part>
  );
}

const LURE_OPTIONS = LURES.map(({ name, category }) => ({ name, note: category }));

const LOOKED_UP = ["Ely, England", "Ely, Nevada", "Ely, Minnesota"].map((name) => ({ id: name, name }));

export function FieldsPart() {
  const [lure, setLure] = useState<string | null>(null);
  const [wind, setWind] = useState<string | null>("SW");
  const [place, setPlace] = useState("");
  return (
    <Part title="Fields">
      <TextField label="Email" defaultValue="maren@lindqvist.example" />
      <TextField label="Email" note="required" error="Email must be an address, like name@example.com" />
      <PasswordField label="Password" defaultValue="perchbobber" />
      <TextAreaField label="Notes" defaultValue="Off the point, slow." />
      <Select label="Wind Direction" options={WIND_DIRECTIONS} value={wind} onChange={setWind} />
      <ComboBox label="Lure Type" options={LURE_OPTIONS} value={lure} onChange={setLure} />
      <Autocomplete
        label="Place or coordinates"
        text={place}
        onTextChange={setPlace}
        options={LOOKED_UP.filter(({ name }) => name.toLowerCase().startsWith(place.toLowerCase()))}
        onChoose={({ name }) => setPlace(name)}
        isBehind={false}
        emptyText="No town by that name. You can type coordinates."
        placeholder="Ely, Minnesota"
      />
      <Checkbox defaultSelected>Remember me</Checkbox>
    </Part>
  );
}
