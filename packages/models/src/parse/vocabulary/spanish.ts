import { terms, type Vocabulary } from "./vocabulary.ts";

export const spanish = {
  fieldLabels: terms`
    ventajas desventajas precio precios características sede sitio_web web_oficial ideal_para
    puntos?_(?:fuertes?|débiles?) fundad[ao](?:_en)? nota consejo contacto dirección teléfono servicio horario
    especialidad
  `,
  avoid: terms`
    evitar no_recomendad\w* no_recomendaría mejor_evitar no_(?:lo|la|los|las)?_?recomiendo desaconsej\w*
    huye_de ni_loc[oa] descartad[oa]s evitaría
  `,
  avoidLabels: terms`evitar evite el_peor mejor_no`,
  gone: terms`
    fallecid[oa]s? ya_no_acepta cerrad[oa]s?_a ya_no_(?:existe|se_vende|está_disponible|opera)
    (?:cerrad|descatalogad)[oa]s?(?:_en|_desde|[.,;)]|$) (?:cerró|quebró) cerrad[oa]s?_en_\d{4} en_liquidación
  `,
  summaries: terms`en_resumen en_breve resumiendo conclusión`,
  ordinals: terms`primer[ao]? segund[ao] tercer[ao]? cuart[ao] quint[ao]`,
  criteria: terms`
    criterios consejos preguntas conclusión metodología qué_(?:tener|considerar|buscar) cómo_elegir resumen
    notas contexto próximos_pasos antes_de qué_(?:mirar|preguntar|tener) preguntas_frecuentes ten_en_cuenta
    bueno_saber
  `,
  kinds: terms`
    (?:dos|tres|cuatro|cinco|seis|algun[ao]s|vari[ao]s|estos)_(?:\p{L}+_)?(?:pasos|preguntas|criterios|puntos|aspectos|consejos|factores)
    (?:dos|tres|cuatro|varios|distintos)_tipos cómo_(?:encontrar|elegir|buscar)
    tipos_de_(?:proveedores|empresas|tiendas|servicios) siga_estos_pasos pasos_(?:a_seguir|siguientes)
  `,
  titleStarts: terms`Para`,
  sources: terms`fuentes referencias`,
  mentions: terms`
    también menciones?_(?:honor\w*|especial\w*) otras_opciones también_(?:recomend\w*|buen\w*|merec\w*)
  `,
  picks: terms`recomendad[oa]s? recomendables? mejores clasificación`,
  placeholders: terms`ninguno ninguna?`,
  sentenceStarts: terms`aquí estas_son estos_son`,
  nameVerbs: terms`es ofrece son`,
  ordinaryWords: terms`mejores para las los pequeñas grandes empresas facilidad uso precio precios soporte`,
  leadingWords: terms`entre mi mis tras otra otro la el los las un una en para por con y o si es`,
  cues: terms`recomiendo recomendaría recomendad[oa]s? conocid[oa]s? preferid[oa]s? mejor(?:es)? destacan? líder(?:es)? favorit[oa]`,
  conjunctions: terms`
    y en seguid[oa]s?_(?:de|por) seguid[oa]_de luego después y_por_último y,_por_último,? por_último
  `,
  reasonWords: terms`para por`,
  excludedBefore: terms`que a_diferencia_de`,
  objectBefore: terms`opción es son recomiendo recomendaría destaca destacan encuentran encontramos están figuran como elegiría`,
  subjectVerbs: terms`es ofrece lidera destaca conviene encaja`,
  advice: terms`
    recomiendo elegiría optaría_por apostaría_por empezaría_(?:por|con) comenzaría_(?:por|con) me_gusta
    me_quedaría_con opción_sería
  `,
  orderWords: terms`
    finalmente también primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] a_continuación por_último
    otra_(?:buena_)?opción
  `,
  awards: terms`oro plata bronce si para (?:la_|el_)?mejor (?:la_|el_)?más`,
  ordering: terms`clasificación orden ordenad[oa]s`,
  withdrawals: terms`espera corrección corregid[oa] en_su_lugar versión_final`,
  ties: terms`empate`,
  rankNouns: terms`puesto lugar opción elección`,
  rankMarks: terms`puesto\s`,
  refusals: terms`lo_siento no_puedo_(?:ayudar|ayudarte|responder)`,
  absences: terms`
    no_puedo_(?:recomendar\p{L}*|dar\p{L}*|nombrar\p{L}*|señalar\p{L}*|ofrecer\p{L}*|indicar\p{L}*|clasificar\p{L}*)
    (?:prefiero|preferiría)_no
    no_(?:debo|voy_a|quiero|me_corresponde)_(?:recomendar\p{L}*|dar\p{L}*|nombrar\p{L}*|señalar\p{L}*|ofrecer\p{L}*|clasificar\p{L}*)
    no_(?:he_)?(?:encontr|hall)\p{L}* no_existen?
  `,
  offers: terms`
    aquí_(?:tienes?|van|están?|le) est[ao]s_(?:son|destacan) pero_(?:sí|est[ao]s|hay|algun[ao]s)
    (?:las|los)_siguientes sin_embargo no_obstante a_continuación en_su_lugar destacan? te_propongo
  `,
  companyKeys: terms`nombre empresa marca fabricante proveedor tienda producto`,
  expertKeys: terms`nombre experto`,
  siteKeys: terms`dominio sitioweb pagina sitio_web web_oficial p[aá]gina(?:_web)? sitio web url página`,
  rankKeys: terms`posicion posición puesto lugar ranking`,
  descriptionKeys: terms`descripcion descripción`,
  rationaleKeys: terms`motivo razon razón`,
  leftOutKeys: terms`norecomendados excluidos descartados evitar`,
  listKeys: terms`empresas`,
  notNameTitles: terms`criterio característica ciudad país precio nota lugar zona teléfono`,
} satisfies Vocabulary;
